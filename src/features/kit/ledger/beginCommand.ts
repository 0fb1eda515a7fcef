import { createContext } from 'react'
import type { NextCommand } from '#store/slices/notices'
import type { LazyPart } from '#ui/lazyPart'

/** The button of a command that comes next, which the frame provides: the commands of all features are above the kit. */
export const BeginCommandContext = createContext<LazyPart<NextCommand> | undefined>(undefined)
