import { CircleCheck } from 'lucide-react'

/** The device is in; there is nothing more to do here. */
export function SuccessPage() {
  return (
    <>
      <CircleCheck size={40} aria-hidden />
      <h1>Device logged in</h1>
      <p>You can close this window</p>
    </>
  )
}
