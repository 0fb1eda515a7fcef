import type { ReactNode } from 'react'
import { Button, type ButtonTone } from '#ui/actions/Button'
import { Badge } from '#ui/feedback/Badge'
import { FullMark } from '#ui/feedback/FullMark'
import { formatPercent } from '#ui/format/numbers'
import { Meter } from '#ui/feedback/Meter'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Spinner } from '#ui/feedback/Spinner'
import { StateBadge, type StateTone } from '#ui/feedback/StateBadge'
import { FailureDrawing, type FailureKind } from '#ui/layout/FailureDrawing'
import { OrbitDrawing } from '#ui/layout/OrbitDrawing'
import { Kbd } from '#ui/text/Kbd'
import styles from './Gallery.module.css'
import { Focused } from './States'

const tones: readonly StateTone[] = ['well', 'motion', 'attention', 'failed', 'off', 'unknown']
const buttons: readonly ButtonTone[] = ['primary', 'secondary', 'ghost', 'danger']
const failures: readonly FailureKind[] = ['missing', 'failed', 'forbidden', 'lost']
const sizes = [28, 20, 16, 14, 13, 12] as const

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.line}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
)

/** Components without behaviour: type, marks, buttons in each state, drawings, bars. */
export const MarkGallery = () => (
  <>
    <Line label="Type">
      <span className={styles.type}>
        {sizes.map((size) => (
          <span key={size} className={styles[`text${size}`]}>
            Il1 O0 berth-api-1 · 192.0.2.10
          </span>
        ))}
        <code>192.0.2.10 eab07590-fd44</code>
      </span>
    </Line>
    <Line label="States">
      {tones.map((tone) => (
        <StateBadge key={tone} tone={tone} label={tone} moving={tone === 'motion'} />
      ))}
    </Line>
    <Line label="Chips">
      <Badge>default</Badge>
      <Badge>anti-affinity</Badge>
      <Badge>+3</Badge>
      <Kbd>ctrl+K</Kbd>
    </Line>
    {buttons.map((tone) => (
      <Line key={tone} label={tone}>
        <Button tone={tone}>Stop</Button>
        <Button tone={tone} size="small">
          Small
        </Button>
        <Button tone={tone} busy>
          Stop
        </Button>
        <Focused>
          <Button tone={tone}>Focus</Button>
        </Focused>
        <Button tone={tone} disabledReason="Only running instances can be stopped">
          Stop
        </Button>
      </Line>
    ))}
    <Line label="Waiting">
      <Spinner />
      <span className={styles.large}>
        <Spinner />
      </span>
      <Skeleton width="8rem" />
    </Line>
    <Line label="Bars">
      <div className={styles.bars}>
        <Meter label="Nothing" value={0} max={480} text="480 left" />
        <Meter label="vCPUs" value={120} max={480} adding={80} text="Takes 80 of 360 left" />
        <Meter label="Memory" value={460} max={480} text="20 GiB left" />
        <Meter label="Storage" value={440} max={480} adding={80} text="40 GiB too much" />
        <ProgressBar label="Upload" percent={62} text="62 %" />
      </div>
    </Line>
    <Line label="Full">
      {[0.95, 1.2].map((used) => (
        <span key={used}>
          <FullMark used={used} />
          {formatPercent(used)}
        </span>
      ))}
    </Line>
    <Line label="Drawings">
      <OrbitDrawing size={96} />
      {failures.map((kind) => (
        <FailureDrawing key={kind} of={kind} size={96} />
      ))}
    </Line>
  </>
)
