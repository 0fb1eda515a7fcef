// @kind preview
import { useRef } from 'react'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { TabCard } from '#ui/layout/TabCard'
import { PanZoom, ZoomButtons } from '#ui/canvas/PanZoom'
import { useZoom } from '#ui/canvas/useZoom'
import { OrbitDrawing } from '#ui/layout/OrbitDrawing'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { CopyButton } from '#ui/actions/CopyButton'
import { FailedMark } from '#ui/feedback/FailedMark'
import { TipMark } from '#ui/overlays/TipMark'
import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { SizeText } from '#ui/text/SizeText'
import { ChartGallery } from './ChartGallery'
import { Fields } from './Fields'
import { Layers } from './Layers'
import styles from './Gallery.module.css'
import { LifecycleGallery } from './LifecycleGallery'
import { MarkGallery } from './MarkGallery'
import { Pickers } from './Pickers'
import { RenderProbe } from './RenderProbe'
import { Tables } from './Tables'
import { Texts } from './Texts'

const size = { width: 480, height: 480 }

/** A drawing that is larger than its view. */
function DrawingGallery() {
  const view = useRef<HTMLElement>(null)
  const zooming = useZoom(view, size, () => size.height)
  return (
    <div onKeyDown={zooming.onKeyDown}>
      <ZoomButtons noun="drawing" zooming={zooming} />
      <section ref={view} className={styles.window} aria-label="Orbits" tabIndex={0}>
        <PanZoom view={view} size={size} zoom={zooming.zoom} scrolls="both">
          <OrbitDrawing size={size.width} />
        </PanZoom>
      </section>
    </div>
  )
}

const nothing = () => {}

/** A menu, and the small buttons that stand beside values. */
const Menus = () => (
  <>
    <CopyButton value="42" />{' '}
    <ActionMenu
      label="Actions for a body"
      items={[
        { kind: 'act', key: 'a', label: 'Start', onSelect: nothing },
        { kind: 'off', key: 'b', label: 'Stop', disabledReason: 'Only running instances can be stopped' },
        { kind: 'act', key: 'c', label: 'Delete', tone: 'danger', onSelect: nothing },
      ]}
    />{' '}
    <TipMark text="Where it is kept" /> <FailedMark reason="No answer" onRetry={nothing} />
  </>
)

/** Notices, a list of properties, and sentences in the place of one that is empty. */
const WordGallery = () => (
  <>
    <Notice tone="failed" title="Could not stop web-1">
      The instance is on its way.
    </Notice>
    <Notice tone="attention" title="Cooling down">
      It restarts in 41 minutes.
    </Notice>
    <Notice tone="info" title="Kept in this browser">
      Another browser does not know it.
    </Notice>
    <PropertyList
      items={[
        { label: 'Memory', value: <SizeText bytes={2 ** 33} /> },
        { label: 'Hostname', value: 'web-1' },
        { label: 'Comment', value: <EmptyCell /> },
      ]}
    />
    <EmptyState title="No disks" body="Attach a disk to give the instance more storage." small />
    <EmptyState
      title="No instances"
      body="An instance is a virtual machine with its own disks."
      action={<Button tone="primary">Create instance</Button>}
    />
  </>
)

/** All UI components in their states, for visual and automatic checks; non-interactive ones in both themes. */
export function GalleryPage() {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <PageHeader title="Primitives" context="Each in its states." />
      <Card title="Both themes">
        <div className={styles.themes}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme} className={styles.theme}>
              <MarkGallery />
            </div>
          ))}
        </div>
      </Card>
      <Card title="Menus">
        <Menus />
      </Card>
      <TabCard title="First part of a tab" lead={<p>The tab says its name.</p>} />
      <LifecycleGallery />
      <Card title="Table">
        <Tables />
      </Card>
      <Card title="Drawing">
        <DrawingGallery />
      </Card>
      <Card title="Fields">
        <Fields />
      </Card>
      <Card title="Pickers">
        <Pickers />
      </Card>
      <Card title="Values">
        <Texts />
      </Card>
      <Card title="Words">
        <WordGallery />
      </Card>
      <Card title="Charts">
        <ChartGallery />
      </Card>
      <Card title="One row of fifty">
        <RenderProbe />
      </Card>
      <Card title="Windows">
        <Layers />
      </Card>
    </main>
  )
}
