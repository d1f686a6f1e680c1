import { expect, test } from "vitest";
import { blake2b, bytes, hex } from "../src/app/blake2b";

test("a digest is the one of the standard", () => {
  expect(hex(blake2b(new TextEncoder().encode("abc")))).toBe("bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
  expect(hex(blake2b(new Uint8Array(0)))).toBe("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  expect(hex(blake2b(new Uint8Array(200).fill(7)))).toBe("a64872c9122a9e37335f16b285daa3fcfdf5eb1ee4e5c83c72610e5a0e370767");
  expect(hex(bytes("00ff10"))).toBe("00ff10");
});
