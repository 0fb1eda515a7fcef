/** A sentence of a demo with its start and end, in milliseconds from the start of the film. */
export interface Caption {
  from: number
  to: number
  text: string
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** `00:01:02.500` */
const timeText = (ms: number) =>
  `${padded(Math.floor(ms / 3_600_000))}:${padded(Math.floor(ms / 60_000) % 60)}:${padded(Math.floor(ms / 1_000) % 60)}.${padded(ms % 1_000, 3)}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Captions as a WebVTT file. */
export const vttOf = (captions: readonly Caption[]): string =>
  `WEBVTT\n${captions.map(({ from, to, text }) => `\n${timeText(from)} --> ${timeText(to)}\n${escaped(text.replaceAll(/\s*\n\s*/g, ' '))}\n`).join('')}`
