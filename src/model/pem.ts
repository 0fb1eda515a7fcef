const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The bytes of a base64 text, which may contain white space. @throws when the text is not base64 */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => fromBase64(text.replace(/\s/g, ''))

/** The blocks of a PEM text with their labels. @throws when a block is not base64 */
export const pemBlocks = (text: string): { label: string; bytes: Uint8Array<ArrayBuffer> }[] =>
  [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g)].map(
    ([, label = '', base64 = '']) => ({ label, bytes: bytesOf(base64) }),
  )
