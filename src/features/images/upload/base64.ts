interface WithBase64 {
  toBase64?: () => string
}

/** Most arguments of one call: more would end in a stack overflow. */
const SLICE = 0x8000

/** Bytes as base64. By the browser's own method where it has one, which is ten times as fast. */
export function toBase64(bytes: Uint8Array): string {
  const native = (bytes as WithBase64).toBase64
  if (native) return native.call(bytes)
  let text = ''
  for (let at = 0; at < bytes.length; at += SLICE)
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  return btoa(text)
}
