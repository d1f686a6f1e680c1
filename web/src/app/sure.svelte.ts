/** A question before something that cannot be taken back freely; one at a time. */

interface Asked {
  text: string;
  answer: (yes: boolean) => void;
}

class Sure {
  asked = $state.raw<Asked | null>(null);

  ask(text: string): Promise<boolean> {
    this.answer(false);
    return new Promise((answer) => (this.asked = { text, answer }));
  }
  answer(yes: boolean): void {
    this.asked?.answer(yes);
    this.asked = null;
  }
}

export const sure = new Sure();
