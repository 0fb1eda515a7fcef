import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { TabCard } from '#ui/layout/TabCard'
import { ChartGallery } from './ChartGallery'
import { DrawingGallery } from './DrawingGallery'
import { Fields } from './Fields'
import { Layers } from './Layers'
import styles from './Gallery.module.css'
import { LifecycleGallery } from './LifecycleGallery'
import { MarkGallery } from './MarkGallery'
import { Menus } from './Menus'
import { Pickers } from './Pickers'
import { RenderProbe } from './RenderProbe'
import { Tables } from './Tables'
import { Texts } from './Texts'
import { WordGallery } from './WordGallery'

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
