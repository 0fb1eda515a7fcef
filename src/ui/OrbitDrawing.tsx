/** The signature: orbits and their bodies, as a line drawing. */
export const OrbitDrawing = ({ size = 120 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 120 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="0.8"
    aria-hidden
  >
    <circle cx="60" cy="60" r="3.5" fill="currentColor" stroke="none" />
    <ellipse cx="60" cy="60" rx="20" ry="9" transform="rotate(-24 60 60)" />
    <ellipse cx="60" cy="60" rx="36" ry="17" transform="rotate(-24 60 60)" opacity="0.75" />
    <ellipse cx="60" cy="60" rx="54" ry="26" transform="rotate(-24 60 60)" opacity="0.5" />
    <circle cx="78" cy="51" r="2" fill="currentColor" stroke="none" />
    <circle cx="35" cy="80.5" r="2.6" fill="currentColor" stroke="none" />
    <circle cx="75.5" cy="28.5" r="1.8" fill="currentColor" stroke="none" />
  </svg>
)
