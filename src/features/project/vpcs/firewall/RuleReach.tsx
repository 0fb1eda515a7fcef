import { Suspense, useId, useState } from 'react'
import type { VpcFirewallRule } from '#store/api/generated/types'
import { DisclosureButton } from '#ui/actions/DisclosureButton'
import { lazyPart } from '#ui/lazyPart'

const PairChangesPart = lazyPart(async () => (await import('../reach/PairChangesPart')).PairChangesPart)

const LABEL = 'Which instances gain or lose what'

interface RuleReachProps {
  at: { project: string; vpc: string }
  /** The rule that is edited; undefined for a new one. */
  was: VpcFirewallRule | undefined
}

/** Shows on demand which pairs of instances gain or lose which ports when the rule is saved. */
export function RuleReach({ at, was }: RuleReachProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <span onPointerEnter={PairChangesPart.preload} onFocus={PairChangesPart.preload}>
        <DisclosureButton label={LABEL} isOpen={isOpen} content={id} onToggle={() => setOpen(!isOpen)} />
      </span>
      {isOpen && (
        <section id={id} aria-label={LABEL}>
          <Suspense>
            <PairChangesPart at={at} was={was} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
