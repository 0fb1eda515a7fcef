import { Suspense } from 'react'
import { useConfirm } from '#store/hooks'
import { lazyPart } from '#ui/lazyPart'

const ConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog')).ConfirmDialog)

/** Shows the confirm dialog while the confirm machine is open; its code loads with the first question. */
export function ConfirmHost() {
  const confirm = useConfirm()
  if (!confirm) return null
  return (
    <Suspense>
      <ConfirmDialog {...confirm} />
    </Suspense>
  )
}
