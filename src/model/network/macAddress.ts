/** A MAC address in lower case with colons, from any of its spellings; undefined for other texts. */
export function macKey(text: string): string | undefined {
  const parts = /^[\da-f]{1,2}(?:([:-])[\da-f]{1,2})(?:\1[\da-f]{1,2}){4}$/i.test(text)
    ? text.split(/[:-]/)
    : (/^(?:[\da-f]{4}\.){2}[\da-f]{4}$|^[\da-f]{12}$/i.test(text) &&
        text.replaceAll('.', '').match(/../g)) ||
      undefined
  return parts?.map((part) => part.padStart(2, '0').toLowerCase()).join(':')
}
