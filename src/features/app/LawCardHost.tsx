import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObservable } from '#store/actors/observable'
import { LawCard } from '#features/shared/law/lazyLawCard'
import { openCard } from '#features/shared/law/openCard'

/** Shows the law card that is open. Another page closes it. */
export function LawCardHost() {
  const card = useObservable(openCard)
  const { pathname } = useLocation()
  useEffect(() => openCard.set(null), [pathname])
  if (!card) return null
  return (
    <Suspense>
      <LawCard key={card.law.kind} card={card} onClose={() => openCard.set(null)} />
    </Suspense>
  )
}
