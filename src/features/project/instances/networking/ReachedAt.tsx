import type { FloatingIp } from '#store/api/generated/types'
import { useForm } from '#features/kit/form/FormFields'

interface ReachedAtProps {
  /** The instance's name, or a placeholder before it is typed. */
  what: string
  /** The address of the chosen option. */
  find: (floatingIp: string) => FloatingIp | undefined
}

/** Shows the instance's future address once an option is chosen. */
export function ReachedAt({ what, find }: ReachedAtProps) {
  const { values } = useForm<{ floatingIp: string }>()
  const chosen = find(values.floatingIp)
  return (
    <p>
      {what} will be reached at {chosen ? <code>{chosen.ip}</code> : 'the address you choose'}.
    </p>
  )
}

/**
 * Why no address is attached: none is chosen. There is no preset, because the addresses are not interchangeable.
 */
export const unchosen = ({ floatingIp }: { floatingIp: string }) =>
  floatingIp === '' ? 'Select a floating IP first' : undefined
