import CircleCheck from 'lucide-react/icons/circle-check'

/** Confirms that the device is signed in; no further action is needed. */
export function SuccessPage() {
  return (
    <>
      <CircleCheck size={40} aria-hidden />
      <h1>Device logged in</h1>
      <p>You can close this window</p>
    </>
  )
}
