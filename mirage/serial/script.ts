import type { Random } from '../random'

/** Something written to the serial port, so many milliseconds after what was written before. */
export interface Step {
  afterMs: number
  text: string
}

const LINE_END = '\r\n'

/** Writes down what a machine prints, with the uneven pace of a machine: bursts of lines, then silence. */
export class Script {
  readonly steps: Step[] = []
  private silenceMs = 0

  constructor(private readonly random: Random) {}

  /** Text as it is, without a line end. */
  print(text: string, afterMs = 0): this {
    this.steps.push({ afterMs: afterMs + this.silenceMs, text })
    this.silenceMs = 0
    return this
  }

  /** Silence before whatever comes next. */
  pause(fromMs: number, toMs: number): this {
    this.silenceMs += this.random.between(fromMs, toMs)
    return this
  }

  /** Lines in quick succession, a handful at a time. */
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

/** Lines with the line ends a terminal wants. */
export const lines = (...all: readonly string[]) => all.map((line) => line + LINE_END).join('')

const colour = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
export const green = colour(32)
export const yellow = colour(33)
export const red = colour(31)
export const blue = colour(34)
export const cyan = colour(36)
export const bold = colour(1)
/** Empties the screen and goes to its first cell. */
export const CLEAR_SCREEN = '\u001b[2J\u001b[H'
