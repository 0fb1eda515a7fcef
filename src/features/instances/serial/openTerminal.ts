import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import '@xterm/xterm/css/xterm.css'
import { adoptStyles } from './adoptStyles'
import { cleaned, pressesEnter } from './paste'
import type { SerialLine } from './serialLine'
import { terminalTheme } from './terminalTheme'

/** Lines kept above the screen. Source: project-screens §6.8. */
const SCROLLBACK = 5_000

interface Wishes {
  line: SerialLine
  /** Id of the text that tells how to get out by keyboard. */
  describedBy: string
  /** The way out was taken. */
  onLeave(): void
  /** Something was pasted that would press Enter. */
  onAskPaste(text: string): void
}

/** A terminal that is open. */
export interface OpenTerminal {
  focus(): void
  scrollToTop(): void
  scrollToBottom(): void
  paste(text: string): void
  /** Whether keys are taken. */
  listen(isListening: boolean): void
  close(): void
}

const encoder = new TextEncoder()

/** Ctrl+Shift belongs to terminals, not to what runs in them; E for exit. */
const isWayOut = (event: KeyboardEvent) => event.ctrlKey && event.shiftKey && event.code === 'KeyE'

/** Opens a terminal in an element, on a line. */
export function openTerminal(
  host: HTMLElement,
  { line, describedBy, onLeave, onAskPaste }: Wishes,
): OpenTerminal {
  const terminal = new Terminal({
    scrollback: SCROLLBACK,
    screenReaderMode: true,
    fontFamily: getComputedStyle(host).fontFamily,
    fontSize: 13,
    lineHeight: 1.2,
    // Whatever colours the machine chooses, they can be read.
    minimumContrastRatio: 4.5,
    theme: terminalTheme(),
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  const giveBackStyles = adoptStyles(() => terminal.open(host))
  terminal.textarea?.setAttribute('aria-describedby', describedBy)

  terminal.onData((text) => line.type(encoder.encode(text)))
  // Reports of the mouse in its oldest form: one byte a letter, and no UTF-8.
  terminal.onBinary((text) => line.type(Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)))
  terminal.attachCustomKeyEventHandler((event) => {
    if (!isWayOut(event)) return true
    event.preventDefault()
    if (event.type === 'keydown') onLeave()
    return false
  })

  function paste(event: ClipboardEvent) {
    // Before the terminal's own listener, which would type it at once.
    event.preventDefault()
    event.stopPropagation()
    const text = cleaned(event.clipboardData?.getData('text/plain') ?? '')
    if (terminal.options.disableStdin || text === '') return
    if (pressesEnter(text)) onAskPaste(text)
    else terminal.paste(text)
  }
  host.addEventListener('paste', paste, { capture: true })

  const sizes = new ResizeObserver(() => fit.fit())
  sizes.observe(host)
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
      sizes.disconnect()
      themes.disconnect()
      host.removeEventListener('paste', paste, { capture: true })
      terminal.dispose()
      giveBackStyles()
    },
  }
}
