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

const themeScript = '<script src="/theme.js"></script>'

/**
 * Replaces the script of the theme in index.html, which runs before the first paint.
 * @param {string} html
 * @param {string} replacement
 */
const withThemeScript = (html, replacement) =>
  replaced(html, themeScript, replacement, 'the script of the theme in index.html')

/** Puts another script in the place of that of the theme. @type {(html: string, src: string) => string} */
export const inPlaceOfTheme = (html, src) => withThemeScript(html, `<script src="${src}"></script>`)

/** Adds a script after that of the theme. @type {(html: string, src: string) => string} */
export const afterTheme = (html, src) =>
  withThemeScript(html, `${themeScript}\n    <script src="${src}"></script>`)
