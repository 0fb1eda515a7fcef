/** The largest file that is read: metadata and keys have a few kilobytes. */
export const MAX_FILE_BYTES = 1024 * 1024

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The base64 contents of the first PEM block of a text; undefined when it has none. */
const pemContents = (text: string): string | undefined =>
  /-----BEGIN [A-Z0-9 ]+-----([\s\S]*?)-----END /.exec(text)?.[1]?.replace(/\s/g, '')

/** A file of a certificate or key as base64 DER. PEM files contain exactly that. */
export async function derOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return pemContents(new TextDecoder().decode(bytes)) ?? toBase64(bytes)
}

/**
 * Whether a text can be XML: it begins with a tag. The region checks the rest: the browser's own parser reports errors
 * in a document with inline styles, which the content security policy blocks.
 */
export const isXmlLike = (text: string): boolean => text.trimStart().startsWith('<')
