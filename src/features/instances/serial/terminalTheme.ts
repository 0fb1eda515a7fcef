import type { ITheme } from '@xterm/xterm'

/** The terminal's colours, from the page's present tokens. */
export function terminalTheme(): ITheme {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const hues = {
    red: token('state-failed'),
    green: token('state-well'),
    yellow: token('state-attention'),
    blue: token('state-motion'),
    magenta: token('state-creating'),
    cyan: token('terminal-cyan'),
  }
  return {
    background: token('surface-1'),
    foreground: token('text'),
    cursor: token('accent'),
    cursorAccent: token('surface-1'),
    selectionBackground: token('glow'),
    black: token('surface-2'),
    ...hues,
    white: token('text-muted'),
    brightBlack: token('line-strong'),
    brightRed: hues.red,
    brightGreen: hues.green,
    brightYellow: hues.yellow,
    brightBlue: hues.blue,
    brightMagenta: hues.magenta,
    brightCyan: hues.cyan,
    brightWhite: token('text'),
  }
}
