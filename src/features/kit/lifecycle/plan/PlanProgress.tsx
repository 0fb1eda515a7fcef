import { Suspense } from 'react'
import { usePlanFor } from '#store/hooks'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { lazyPart } from '#ui/lazyPart'

// Few rows have a plan: the first plan fetches the code that shows it.

const PlanStatus = lazyPart(async () => (await import('./PlanParts')).PlanStatus, { isOptional: true })
const PlanSection = lazyPart(async () => (await import('./PlanParts')).PlanSection)
const PlanLine = lazyPart(async () => (await import('./PlanParts')).PlanLine, { isOptional: true })

/** The plan that has a step for this resource, on its page, and its progress for screen readers. */
export function PlanProgress({ id }: { id: string }) {
  const plan = usePlanFor(id)
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {plan && (
            <Suspense>
              <PlanStatus plan={plan} />
            </Suspense>
          )}
        </VisuallyHidden>
      </div>
      {plan && (
        <Suspense>
          <PlanSection plan={plan} />
        </Suspense>
      )}
    </>
  )
}

/** The plan of a row. Renders nothing if there is none. */
export function PlanInRow({ id }: { id: string }) {
  const plan = usePlanFor(id)
  return (
    plan && (
      <Suspense>
        <PlanLine plan={plan} />
      </Suspense>
    )
  )
}
