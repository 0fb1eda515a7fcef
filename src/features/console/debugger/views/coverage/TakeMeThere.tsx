import { Button } from '#ui/actions/Button'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { Chart } from '#machines/charts/chart'
import { journeyTo, stepWords, type JourneyTarget } from '../../model/journey'
import { machineName } from '../../model/machineName'
import type { Subject } from '../../model/subjects'
import type { PartProps } from '../part'

/** A running or finished journey. */
export interface JourneyProgress {
  /** The target in words. */
  to: string
  /** Its progress, as a sentence. */
  words: string
  isUnderWay: boolean
}

interface TakeMeThereProps extends PartProps {
  chart: Chart
  /** The present resources of the chart. */
  subjects: readonly Subject[]
  target: JourneyTarget
  /** The target in words. */
  words: string
  progress: JourneyProgress | undefined
  setProgress: (progress: JourneyProgress) => void
}

/** A button that moves a resource to a state or along a transition, on the mock region. */
export function TakeMeThere({
  chart,
  subjects,
  target,
  words,
  progress,
  setProgress,
  source,
  view,
  show,
}: TakeMeThereProps) {
  const { actions } = source
  const travel = actions?.reportedKinds.includes(chart.id) ? actions.travel : undefined
  if (!travel) return null
  const journey = journeyTo(chart, subjects, target, view.of)

  function reason(): string | undefined {
    if (progress?.isUnderWay) return 'One journey at a time'
    if (journey) return undefined
    return subjects.length === 0
      ? `The page shows no ${machineName(chart.id).toLowerCase()}: open a list of them first`
      : 'Nothing on the page can come there'
  }

  async function go() {
    if (!travel || !journey) return
    const { label, of } = journey.subject
    const steps = journey.steps.map(stepWords).join(', then ')
    setProgress({ to: words, words: `${label}: ${steps}`, isUnderWay: true })
    try {
      await travel(journey, chart.id)
      setProgress({ to: words, words: `${label} has been there: ${steps}`, isUnderWay: false })
      show({ tab: 'charts', chart: chart.id, of, state: undefined, at: undefined })
    } catch (error) {
      setProgress({
        to: words,
        words: error instanceof Error ? error.message : String(error),
        isUnderWay: false,
      })
    }
  }
  return (
    <Button
      size="small"
      busy={progress?.isUnderWay === true && progress.to === words}
      disabledReason={reason()}
      onClick={() => void go()}
    >
      Take me there <VisuallyHidden>({words})</VisuallyHidden>
    </Button>
  )
}
