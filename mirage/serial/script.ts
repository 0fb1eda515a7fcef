import type { Random } from '../random'

/** A text on the serial port, so many milliseconds after the one before. */
export interface Step {
  afterMs: number
  text: string
}

const LINE_END = '\r\n'

/** Builds the output of a machine with a realistic pace: bursts of lines, then pauses. */
export class Script {
  readonly steps: Step[] = []
  private silenceMs = 0

  constructor(private readonly random: Random) {}

  /** Adds a text without a line end. */
  print(text: string, afterMs = 0): this {
    this.steps.push({ afterMs: afterMs + this.silenceMs, text })
    this.silenceMs = 0
    return this
  }

  /** Adds a pause before the next text. */
  pause(fromMs: number, toMs: number): this {
    this.silenceMs += this.random.between(fromMs, toMs)
    return this
  }

  /** Adds lines in quick succession, a few at a time. */
  burst(lines: readonly string[]): this {
    for (let at = 0; at < lines.length;) {
      const count = this.random.between(2, 8)
      const chunk = lines.slice(at, at + count)
      this.print(chunk.map((line) => line + LINE_END).join(''), this.random.between(12, 70))
      at += count
    }
    return this
  }
}

/** Lines with the line ends that a terminal needs. */
export const lines = (...all: readonly string[]) => all.map((line) => line + LINE_END).join('')

const colour = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
export const green = colour(32)
export const yellow = colour(33)
export const red = colour(31)
export const blue = colour(34)
export const cyan = colour(36)
export const bold = colour(1)
/** Clears the screen and moves the cursor to its first cell. */
export const CLEAR_SCREEN = '\u001b[2J\u001b[H'
