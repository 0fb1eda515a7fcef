import { Tooltip } from './Tooltip'

/** `text` cut to `max` characters with an ellipsis; whole when it fits. */
export function truncated(text: string, max: number, position: 'end' | 'middle' = 'end'): string {
  if (text.length <= max) return text
  if (position === 'end') return `${text.slice(0, max - 2)}…`
  const half = Math.floor((max - 1) / 2)
  return `${text.slice(0, half)}…${text.slice(-half)}`
}

interface TruncateProps {
  text: string
  max: number
  position?: 'end' | 'middle'
}

/** A text cut to fit, whole in a tip. */
export function Truncate({ text, max, position = 'end' }: TruncateProps) {
  const shown = truncated(text, max, position)
  if (shown === text) return text
  return (
    <Tooltip text={text}>
      <span tabIndex={0} aria-label={text} role="note">
        {shown}
      </span>
    </Tooltip>
  )
}
