import { Suspense } from 'react'
import type { PlanView } from '#store/actors/plan/planView'
import { useAllPlans } from '#store/hooks'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { lazyPart } from '#ui/lazyPart'

// Few rows have a plan: the first plan fetches the code that shows it.

const PlanStatus = lazyPart(async () => (await import('./PlanParts')).PlanStatus, { isOptional: true })
const PlanLine = lazyPart(async () => (await import('./PlanParts')).PlanLine, { isOptional: true })

/** A plan in the course of its resource. */
export const LatePlanSection = lazyPart(async () => (await import('./PlanParts')).PlanSection)

/** The progress of a plan for screen readers. Always mounted, so that its beginning is announced. */
export const PlanNews = ({ plan }: { plan: PlanView | undefined }) => (
  <div role="status">
    <VisuallyHidden>
      {plan && (
        <Suspense>
          <PlanStatus plan={plan} />
        </Suspense>
      )}
    </VisuallyHidden>
  </div>
)

/** The plans of rows, for a column. */
export function useRowPlans<Row extends { id: string }>() {
  const plans = useAllPlans()
  return (row: Row) => plans.get(row.id)
}

/** The plan of a row. Renders nothing if there is none. */
export const PlanInRow = ({ plan }: { plan: PlanView | undefined }) =>
  plan && (
    <Suspense>
      <PlanLine plan={plan} />
    </Suspense>
  )
