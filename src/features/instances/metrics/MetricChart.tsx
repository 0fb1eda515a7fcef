import { Suspense, useState } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { TimeChart } from '#ui/chart/TimeChart'
import { HelpPanel } from '#features/help/lazyHelpPanel'
import { ErrorNotice } from '#features/shared/ErrorNotice'
import { loadFailureTitle } from '#features/shared/failureTitle'
import type { ChartSpec } from './charts'
import { useMetricsView } from './useMetricsView'
import { useReadings } from './useReadings'

const QueryDialog = lazyPart(async () => (await import('#features/shared/metrics/QueryDialog')).QueryDialog)

/** Crosshairs of all charts of an instance move together. */
const SYNC_KEY = 'instance-metrics'

/** A chart of an instance, with the query behind it. */
export function MetricChart({ spec, height }: { spec: ChartSpec; height?: number }) {
  const view = useMetricsView()
  const { query, points, unit, isBusy, failure, refetch } = useReadings(spec, view)
  const [isQueryOpen, setIsQueryOpen] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  return (
    <>
      <TimeChart
        title={spec.title}
        description={spec.description}
        points={points}
        unit={unit}
        busy={isBusy}
        syncKey={SYNC_KEY}
        onZoom={view.zoom}
        onResetZoom={view.resetZoom}
        emptyText="Nothing was measured in this time. The instance may not have been running."
        menu={[
          { key: 'query', label: 'View query', onSelect: () => setIsQueryOpen(true) },
          { key: 'about', label: 'About this metric', onSelect: () => setIsHelpOpen(true) },
        ]}
        {...(height ? { height } : {})}
        {...(failure
          ? {
              failure: (
                <ErrorNotice
                  error={failure}
                  title={loadFailureTitle(spec.title)}
                  onRetry={() => void refetch()}
                />
              ),
            }
          : {})}
      />
      {isHelpOpen && (
        <Suspense>
          <HelpPanel
            topic="metrics"
            lead={{ title: spec.title, text: spec.about }}
            onDismiss={() => setIsHelpOpen(false)}
          />
        </Suspense>
      )}
      {isQueryOpen && (
        <Suspense>
          <QueryDialog title={spec.title} query={query} onDismiss={() => setIsQueryOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
