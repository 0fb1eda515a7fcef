import { settings } from '#model/settings'

/** The relative luminance of a colour, from 0 to 1. */
const luminance = (colour: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

/** The accent's colours where a selector matches: of texts, of lines, of filled buttons, and of the text on those. */
const rule = (selector: string, colour: string) => `${selector} {
  --accent: ${colour}; --accent-line: ${colour}; --accent-fill: ${colour};
  --on-accent: ${luminance(colour) > 0.18 ? '#111111' : '#ffffff'};
}`

/** Shows the accent of the installation, if it has one, in both themes. */
export function showAccent() {
  if (!settings.accent) return
  const { light, dark } = settings.accent
  const sheet = new CSSStyleSheet()
  // Paper has the light theme, as in tokens.css.
  sheet.replaceSync(
    `${rule(':root[data-theme]', light)} @media screen { ${rule(":root[data-theme='dark']", dark)} }`,
  )
  document.adoptedStyleSheets.push(sheet)
}
