import { describe, expect, test } from "vitest";
import { drawnOn, newMap, readPack, signAt, writePack } from "../src/games/silver-and-gold/pack";

const TEXT = `{"name": "Two", "deviates": "small", "maps": [
  {"id": "bar", "color": "green", "points": 3, "seal": {"color": "grey", "value": 1}, "rows": ["oX$"]},
  {"id": "dot", "color": "grey", "points": 1, "seal": null, "rows": ["T"]}]}`;

describe("a map pack", () => {
  test("is written as it was read", () => {
    const pack = readPack(TEXT)!;
    expect(JSON.parse(writePack(pack))).toEqual(JSON.parse(TEXT));
    expect(writePack(readPack(writePack(pack))!)).toBe(writePack(pack));
  });

  test("may be a plain list of maps", () => {
    const pack = readPack(JSON.stringify(JSON.parse(TEXT).maps))!;
    expect(pack.name).toBe("");
    expect(JSON.parse(writePack(pack))).toEqual({ maps: JSON.parse(TEXT).maps });
  });

  test("that cannot be shown as maps is null", () => {
    for (const text of ["", "[]", "{}", "null", '{"maps": [5]}', '[{"id": "a", "color": "green", "rows": [5]}]']) expect(readPack(text)).toBeNull();
  });

  test("gets points for every square that is drawn", () => {
    const pack = readPack(TEXT)!;
    const drawn = drawnOn(pack.maps[0]!, 6, "T");
    expect(signAt(drawn, 6)).toBe("T");
    expect(drawn.points).toBe(4);
    expect(JSON.parse(writePack({ ...pack, maps: [drawn] })).maps[0]).toMatchObject({ points: 4, rows: ["oX$", "T.."] });
  });

  test("names a new map as no other", () => {
    const pack = readPack(TEXT)!;
    const first = newMap(pack, "green");
    const second = newMap({ ...pack, maps: [...pack.maps, first] }, "green");
    expect(first.id).not.toBe(second.id);
  });
});
