/**
 * Replaces a mark in the code of a library, or in a file of our own.
 * @param {string} text
 * @param {string | RegExp} mark a pattern with the flag `g`, or a text
 * @param {string} replacement
 * @param {string} what the mark is, and where, for the message
 * @returns {string} throws when the mark is missing, so that the build fails instead of dropping the replacement
 */
export function replaced(text, mark, replacement, what) {
  if (typeof mark === 'string' ? !text.includes(mark) : text.search(mark) < 0)
    throw new Error(`The build looks for ${what}, which is not there: ${mark}`)
  return text.replaceAll(mark, replacement)
}
