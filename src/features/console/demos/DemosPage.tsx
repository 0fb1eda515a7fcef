// @kind preview
import { Link } from '#features/kit/routing/Link'
import { projects } from '#features/silo/projects/noun'
import { PageHeader } from '#ui/layout/PageHeader'
import { demoPath } from './noun'
import { playingTime } from './player/demoDurations'
import { demoGroups, type ListedDemo } from './scripts'
import type { DemoScript } from './script/step'
import styles from './views/DemosPage.module.css'
import { OwnScript } from './views/OwnScript'

const titlesIn = ({ steps }: DemoScript) =>
  steps.flatMap((step) => (step.do === 'chapter' ? [step.title] : []))

/** The size of each picture, in its own pixels. */
const SIZE = { width: 640, height: 400 }

/** A picture of the demo, by `npm run demo:render -- --cards`: the one of the theme that is shown. */
const DemoPicture = ({ script: { name }, alt }: ListedDemo) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        {...SIZE}
        // Not imported: builds for a control plane have no such file, see tools/build/demoPictures.mjs.
        src={`/demo-pictures/${name}-${theme}.webp`}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        data-for={theme}
      />
    ))}
  </>
)

/** One demo: its subject, its length and its chapters. Its links load the page: a demo has its own region. */
function DemoCard(demo: ListedDemo) {
  const { script } = demo
  const titles = titlesIn(script)
  return (
    <li className={styles.card}>
      <DemoPicture {...demo} />
      <div className={styles.text}>
        <h3>
          <a href={demoPath(script.name)}>{script.title}</a>
        </h3>
        <p>{script.about}</p>
        <p className={styles.length}>About {playingTime(script)}</p>
        <ol className={styles.titles} aria-label={`Chapters of ${script.title}`}>
          {titles.map((title, index) => (
            <li key={title}>
              <a href={demoPath(script.name, index)}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

/** Every demo, to play it from its beginning or from a chapter. */
export function DemosPage() {
  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <PageHeader
        title="Demos"
        context="Each plays in its own region. Take over at any moment."
        actions={<Link to={projects.to.list()}>Back to the console</Link>}
      />
      {demoGroups.map(({ title, demos }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.cards}>
            {demos.map((demo) => (
              <DemoCard key={demo.script.name} {...demo} />
            ))}
          </ul>
        </section>
      ))}
      <OwnScript />
    </main>
  )
}
