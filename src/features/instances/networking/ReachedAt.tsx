import { useFormikContext } from 'formik'
import type { FloatingIp } from '../../../store/api/generated/types'

interface ReachedAtProps {
  /** What is reached: the instance's name, or what it is called before it has one. */
  what: string
  /** The address that the form's own choice stands for. */
  find: (floatingIp: string) => FloatingIp | undefined
}

/** Names the address at which an instance will be reached, as soon as one is chosen. */
export function ReachedAt({ what, find }: ReachedAtProps) {
  const { values } = useFormikContext<{ floatingIp: string }>()
  const chosen = find(values.floatingIp)
  return (
    <p>
      {what} will be reached at {chosen ? <code>{chosen.ip}</code> : 'the address you choose'}.
    </p>
  )
}

/** Why an address cannot be attached: there is no preset, because each leads somewhere else. */
export const unchosen = ({ floatingIp }: { floatingIp: string }) =>
  floatingIp === '' ? 'Select a floating IP first' : undefined
