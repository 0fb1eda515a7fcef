import type { ITheme } from '@xterm/xterm'

/** The terminal's colours, from the page's present tokens. */
export function terminalTheme(): ITheme {
  const tokens = getComputedStyle(document.documentElement)
  const of = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const hues = {
    red: of('state-failed'),
    green: of('state-well'),
    yellow: of('state-attention'),
    blue: of('state-motion'),
    magenta: of('state-creating'),
    cyan: of('terminal-cyan'),
  }
  return {
    background: of('surface-1'),
    foreground: of('text'),
    cursor: of('accent'),
    cursorAccent: of('surface-1'),
    selectionBackground: of('glow'),
    black: of('surface-2'),
    ...hues,
    white: of('text-muted'),
    brightBlack: of('line-strong'),
    brightRed: hues.red,
    brightGreen: hues.green,
    brightYellow: hues.yellow,
    brightBlue: hues.blue,
    brightMagenta: hues.magenta,
    brightCyan: hues.cyan,
    brightWhite: of('text'),
  }
}
