import { lazy, Suspense } from 'react'
import { useConfirm } from '../../store/hooks'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }))

/** Shows the confirm dialog while the confirm machine asks; its code comes when the first question does. */
export function ConfirmHost() {
  const confirm = useConfirm()
  if (!confirm) return null
  return (
    <Suspense>
      <ConfirmDialog {...confirm} />
    </Suspense>
  )
}
