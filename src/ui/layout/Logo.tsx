import { inRem } from './rem'

/** The logo: two orbits and a body. @param size in pixels at the default text size */
export const Logo = ({ size }: { size: number }) => (
  <svg
    style={{ width: inRem(size), height: inRem(size) }}
    viewBox="0 0 24 24"
    fill="none"
    stroke="var(--accent-line)"
    strokeWidth="1.5"
    aria-hidden
  >
    <ellipse cx="12" cy="12" rx="10" ry="4.6" transform="rotate(-28 12 12)" />
    <ellipse cx="12" cy="12" rx="10" ry="4.6" transform="rotate(34 12 12)" />
    <circle cx="12" cy="12" r="2.2" fill="var(--accent-line)" stroke="none" />
  </svg>
)
