import { FitAddon } from '@xterm/addon-fit'
import { Terminal, type ITheme } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { USED_BY_INPUT_METHOD } from '#ui/forms/isComposing'
import { observeSize } from '#ui/layout/observeSize'
import { cleaned, pressesEnter } from './paste'
import type { SerialLine } from './serialLine'

// Makes the terminal work under a content security policy that forbids `<style>` elements and `style=`
// attributes. Sets its styles through the CSSOM, which the policy allows. xterm 6 has no way of its own: it has no
// option for a nonce, and creates its rows and the style sheet of its scroll bars in the page's document, whatever
// `documentOverride` is. Another policy would be `style-src 'unsafe-inline'` on every page.

type Create = (tag: string, options?: ElementCreationOptions) => HTMLElement

/** The document's original `createElement`, restored when the last override is removed. */
const native: Create = (tag, options) => Document.prototype.createElement.call(document, tag, options)
const covers: Create[] = []

function cover(create: Create): () => void {
  covers.push(create)
  document.createElement = create as typeof document.createElement
  return () => {
    covers.splice(covers.indexOf(create), 1)
    const below = covers.at(-1)
    if (below) document.createElement = below as typeof document.createElement
    else delete (document as { createElement?: unknown }).createElement
  }
}

/** A placeholder for a `<style>` element, whose text goes into an adopted style sheet. */
function sheetElement(): HTMLElement {
  const element = native('span')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  element.hidden = true
  Object.defineProperty(element, 'textContent', {
    set(css: string) {
      sheet.replaceSync(css)
    },
    get: () => '',
  })
  element.remove = () => {
    Element.prototype.remove.call(element)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
  return element
}

/** A `<span>` whose `style` attribute is set through the CSSOM: letters with a computed colour. */
function styledSpan(options?: ElementCreationOptions): HTMLElement {
  const element = native('span', options)
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value
    else Element.prototype.setAttribute.call(element, name, value)
  }
  return element
}

/**
 * Opens a terminal under the policy.
 *
 * @param open creates the elements for style sheets; later writes to them work too
 * @returns a function to call when the terminal is closed
 */
function adoptStyles(open: () => void): () => void {
  const uncover = cover((tag, options) => (tag === 'span' ? styledSpan(options) : native(tag, options)))
  const uncoverSheets = cover((tag, options) =>
    tag === 'style' ? sheetElement() : tag === 'span' ? styledSpan(options) : native(tag, options),
  )
  try {
    open()
  } finally {
    uncoverSheets()
  }
  return uncover
}

/** The terminal's colours, from the page's present tokens. */
function terminalTheme(): ITheme {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const hues = {
    red: token('state-failed'),
    green: token('state-well'),
    yellow: token('state-attention'),
    blue: token('state-motion'),
    magenta: token('terminal-magenta'),
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

/** Lines kept above the screen. */
const SCROLLBACK = 5_000

interface TerminalOptions {
  line: SerialLine
  /** The id of the text that explains how to leave the terminal by keyboard. */
  describedBy: string
  /** The user left the terminal by keyboard. */
  onLeave(): void
  /** The pasted text contains line breaks. */
  onAskPaste(text: string): void
  /** The selected text is to be copied. */
  onCopy(text: string): void
}

/** An open terminal. */
export interface OpenTerminal {
  focus(): void
  scrollToTop(): void
  scrollToBottom(): void
  paste(text: string): void
  /** Whether the terminal accepts keys. */
  listen(isListening: boolean): void
  close(): void
}

const encoder = new TextEncoder()

/** Ctrl+Shift combinations are for the terminal, not for the program in it; E for exit. */
const isExitKey = (event: KeyboardEvent) => event.ctrlKey && event.shiftKey && event.code === 'KeyE'

/** Ctrl+Shift+C copies, and Ctrl+C too while something is selected; otherwise the program gets it. */
const isCopy = (event: KeyboardEvent, terminal: Terminal) =>
  event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  event.code === 'KeyC' &&
  (event.shiftKey || terminal.hasSelection())

/**
 * Sends text that no key has typed: that of an emoji panel, of dictation, of a text expander. For screen readers, the
 * terminal leaves it out.
 */
function sendUnkeyed(terminal: Terminal, signal: AbortSignal) {
  const { textarea } = terminal
  if (!textarea) return
  // The terminal itself sends what a key types, and what an input method does with one.
  let isKeyed = false
  const listen = { signal, capture: true }
  textarea.addEventListener('keypress', () => (isKeyed = true), listen)
  textarea.addEventListener('keydown', ({ keyCode }) => (isKeyed = keyCode === USED_BY_INPUT_METHOD), listen)
  textarea.addEventListener(
    'input',
    (event) => {
      const { inputType, data, isComposing } = event as InputEvent
      if (inputType === 'insertText' && data && !isComposing && !isKeyed) terminal.input(data)
      isKeyed = false
    },
    listen,
  )
}

/** Opens a terminal in an element, connected to a line. */
export function openTerminal(
  host: HTMLElement,
  { line, describedBy, onLeave, onAskPaste, onCopy }: TerminalOptions,
): OpenTerminal {
  const terminal = new Terminal({
    scrollback: SCROLLBACK,
    screenReaderMode: true,
    fontFamily: getComputedStyle(host).fontFamily,
    fontSize: 13,
    lineHeight: 1.2,
    // Keeps the program's colours readable.
    minimumContrastRatio: 4.5,
    theme: terminalTheme(),
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  const giveBackStyles = adoptStyles(() => terminal.open(host))
  terminal.textarea?.setAttribute('aria-describedby', describedBy)

  terminal.onData((text) => line.type(encoder.encode(text)))
  // Mouse reports in the oldest encoding: one byte per character, not UTF-8.
  terminal.onBinary((text) => line.type(Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)))
  terminal.attachCustomKeyEventHandler((event) => {
    const isOut = isExitKey(event)
    if (!isOut && !isCopy(event, terminal)) return true
    event.preventDefault()
    if (event.type !== 'keydown') return false
    if (isOut) onLeave()
    else if (terminal.hasSelection()) {
      onCopy(terminal.getSelection())
      // The next Ctrl+C is for the program.
      terminal.clearSelection()
    }
    return false
  })
  const closing = new AbortController()
  sendUnkeyed(terminal, closing.signal)

  function paste(event: ClipboardEvent) {
    // Runs before the terminal's own listener, which would type the text at once.
    event.preventDefault()
    event.stopPropagation()
    const text = cleaned(event.clipboardData?.getData('text/plain') ?? '')
    if (terminal.options.disableStdin || text === '') return
    if (pressesEnter(text)) onAskPaste(text)
    else terminal.paste(text)
  }
  host.addEventListener('paste', paste, { capture: true })

  const unobserve = observeSize(() => fit.fit(), host)
  const themes = new MutationObserver(() => {
    terminal.options.theme = terminalTheme()
  })
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const hide = line.show(terminal)

  return {
    focus: () => terminal.focus(),
    scrollToTop: () => terminal.scrollToTop(),
    scrollToBottom: () => terminal.scrollToBottom(),
    paste: (text) => terminal.paste(text),
    listen: (isListening) => {
      terminal.options.disableStdin = !isListening
      terminal.options.cursorBlink = isListening && !matchMedia('(prefers-reduced-motion: reduce)').matches
    },
    close() {
      hide()
      closing.abort()
      unobserve()
      themes.disconnect()
      host.removeEventListener('paste', paste, { capture: true })
      terminal.dispose()
      giveBackStyles()
    },
  }
}
