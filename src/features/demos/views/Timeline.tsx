import styles from './Timeline.module.css'

/** How far the demo is: a line with the beginnings of its chapters, and the body that moves along it. */
export function Timeline({
  steps,
  index,
  chapters,
}: {
  steps: number
  index: number
  chapters: readonly { index: number; title: string }[]
}) {
  const share = (at: number) => `${steps === 0 ? 0 : (100 * at) / steps}%`
  return (
    <div className={styles.timeline} aria-hidden>
      <span className={styles.gone} style={{ width: share(index) }} />
      {chapters.map((chapter) => (
        <span
          key={chapter.index}
          className={styles.mark}
          data-passed={chapter.index <= index || undefined}
          style={{ insetInlineStart: share(chapter.index) }}
        />
      ))}
      <span className={styles.body} style={{ insetInlineStart: share(index) }} />
    </div>
  )
}
