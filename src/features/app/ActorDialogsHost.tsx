import { Suspense } from 'react'
import { dialogs } from '#store/actors/dialogs'
import { useObservable } from '#store/actors/observable'
import { usePart } from '#store/hooks'
import { lazyPart } from '#ui/lazyPart'

const ActorDialogs = lazyPart(async () => (await import('./ActorDialogs')).ActorDialogs, {
  runsAhead: true,
})

/** Shows the dialogs of the actors; their code is run ahead of the first question. */
export function ActorDialogsHost() {
  const shown = useObservable(usePart(dialogs))
  return (
    (shown.confirm || shown.batch || shown.undo || shown.trials) && (
      <Suspense>
        <ActorDialogs {...shown} />
      </Suspense>
    )
  )
}
