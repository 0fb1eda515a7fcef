import { describeError } from '#features/kit/routes/errors/describeError'
import { ErrorTitle } from '#features/kit/routes/errors/ErrorView'
import view from '#features/kit/routes/errors/ErrorView.module.css'
import styles from '#features/kit/routes/errors/RouteError.module.css'
import { showInPlace } from '#features/kit/routing/showInPlace'
import { Button } from '#ui/actions/Button'
import { FailureDrawing } from '#ui/layout/FailureDrawing'

/**
 * Shows that the console could not start, or cannot be drawn, in place of its empty frame. The raw error goes to the
 * browser's console only.
 */
export function showStartFailure(error: unknown) {
  console.error(error)
  const text = describeError(error, undefined, {})
  showInPlace(
    text.title,
    <main className={styles.page}>
      <div className={view.error}>
        <FailureDrawing of={text.kind === 'outdated' ? 'lost' : 'failed'} size={112} />
        <h1>
          <ErrorTitle text={text} />
        </h1>
        <p>{text.body}</p>
        <Button tone="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </main>,
  )
}
