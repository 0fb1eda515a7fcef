import styles from './Chapters.module.css'

/** The chapters, to go to one of them. */
export const Chapters = ({
  chapters,
  current,
}: {
  chapters: readonly { index: number; title: string }[]
  current: number | undefined
}) => (
  <ol className={styles.chapters} aria-label="Chapters">
    {chapters.map(({ index, title }, at) => (
      <li key={index}>
        <button
          type="button"
          data-demo={`chapter:${index}`}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{at + 1}</span>
          {title}
        </button>
      </li>
    ))}
  </ol>
)
