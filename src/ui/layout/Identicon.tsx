import { inRem } from './rem'

/** A small stable number for a name (FNV-1a). */
function hash(name: string): number {
  let value = 0x811c9dc5
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** An identicon: three orbits whose bodies are positioned by a hash of the name. */
export function Identicon({ name, size }: { name: string; size: number }) {
  const bits = hash(name)
  return (
    <svg
      style={{ width: inRem(size), height: inRem(size) }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--line-strong)"
      aria-hidden
    >
      {[3.5, 7, 10.5].map((radius, ring) => {
        const angle = (((bits >>> (ring * 8)) & 255) / 256) * 2 * Math.PI
        return (
          <g key={radius}>
            <circle cx="12" cy="12" r={radius} />
            <circle
              cx={12 + radius * Math.cos(angle)}
              cy={12 + radius * Math.sin(angle)}
              r="1.9"
              fill="var(--accent-line)"
              stroke="none"
            />
          </g>
        )
      })}
    </svg>
  )
}
