import { useCallback, useSyncExternalStore } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Command } from './commands/command'
import { withActors } from './console'
import { currentConfirm, subscribeConfirm } from './consoleView'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** A function that issues a command for a record: it asks first where the command says so. Keeps its identity. */
export const useCommand = () =>
  useCallback(<Record>(command: Command<Record>, record: Record) => {
    void withActors().then(({ issue }) => issue(command.name, record))
  }, [])

/** The confirm dialog that is open, or null. */
export const useConfirm = () => useSyncExternalStore(subscribeConfirm, currentConfirm)
