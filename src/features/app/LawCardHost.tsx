import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObservable } from '#store/actors/observable'
import { usePart } from '#store/hooks'
import { LawCard } from '#features/kit/lifecycle/lazyLawCard'
import { lawCards } from '#features/kit/lifecycle/openCard'

/** Shows the law card that is open. Another page closes it. */
export function LawCardHost() {
  const { open } = usePart(lawCards)
  const card = useObservable(open)
  const { pathname } = useLocation()
  useEffect(() => open.set(null), [open, pathname])
  if (!card) return null
  return (
    <Suspense>
      <LawCard key={card.law.kind} card={card} onClose={() => open.set(null)} />
    </Suspense>
  )
}
