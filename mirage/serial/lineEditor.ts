/** The longest line. Further input is ignored. */
const LONGEST = 1_024

interface Keys {
  echo(text: string): void
  /** Enter: the line is complete. */
  line(text: string): void
  interrupt(): void
  /** Ctrl-D on an empty line: the end of input. */
  end(): void
  /** Ctrl-L: the screen is to be redrawn, with the line so far. */
  redraw(line: string): void
}

/** The line discipline of a terminal: echo, erasing, and control keys. Escape sequences are ignored. */
export class LineEditor {
  private text = ''
  /** The part of an escape sequence that has arrived, without its ESC; undefined outside of one. */
  private escape: string | undefined
  hidden = false

  constructor(private readonly keys: Keys) {}

  type(input: string) {
    for (const letter of input) this.key(letter)
  }

  /** Discards the line. */
  clear() {
    this.text = ''
    this.escape = undefined
  }

  private key(letter: string) {
    if (this.escape !== undefined) return this.inEscape(this.escape + letter)
    switch (letter) {
      case '\u001b':
        this.escape = ''
        return
      case '\r':
      case '\n': {
        const whole = this.text
        this.text = ''
        this.keys.echo('\r\n')
        this.keys.line(whole)
        return
      }
      case '\u007f':
      case '\b':
        this.erase(1)
        return
      case '\u0015':
        this.erase(Infinity)
        return
      case '\u0003':
        this.text = ''
        this.keys.echo('^C\r\n')
        this.keys.interrupt()
        return
      case '\u0004':
        if (this.text === '') this.keys.end()
        return
      case '\u000c':
        this.keys.redraw(this.hidden ? '' : this.text)
        return
      default:
        if (letter < ' ' || this.text.length >= LONGEST) return
        this.text += letter
        if (!this.hidden) this.keys.echo(letter)
    }
  }

  /** Arrow keys, and the marks around pasted text: an optional bracket, parameters, and a final letter. */
  private inEscape(sequence: string) {
    const isWhole = /^(\[[\d;?]*[@-~]|O.|[^[O])$/.test(sequence)
    this.escape = isWhole ? undefined : sequence
  }

  private erase(count: number) {
    const letters = Array.from(this.text)
    const gone = Math.min(count, letters.length)
    this.text = letters.slice(0, letters.length - gone).join('')
    if (!this.hidden) this.keys.echo('\b \b'.repeat(gone))
  }
}
