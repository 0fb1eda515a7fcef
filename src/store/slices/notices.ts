import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A toast. */
export interface ShownNotice {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: string
  /** The id under which the server logged the failed request. */
  requestId?: string
  /** The toast reports a running request and is removed when the request ends. Rule: CMD-2. */
  isUnderWay?: boolean
  /** The id of the resource in transition. A page with a visible badge of it shows no toast. */
  about?: string
  /** Shows nothing: for screen readers only. Rule: CMD-4. */
  isSpoken?: boolean
  /** A link to the result. */
  link?: { label: string; to: string }
  /** The line of the activity that it says was done. */
  line?: string | undefined
  /** The line of the activity that can be undone from it. Rule: UNDO-1. */
  undo?: string
  /** What was deleted and may be brought back: the ids of its project and of itself. Rule: BACK-2. */
  deleted?: { project: string; id: string }
}

/** The toast after the code of an action could not be fetched, for `noticeShown`. */
export const unloadedNotice = (title: string): Omit<ShownNotice, 'id'> => ({
  tone: 'failed',
  title,
  body: 'A part of the console could not be loaded. Check the connection, then try again.',
})

const slice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => void state.push(payload),
      /** @param notice with an id if the code that shows it also dismisses it */
      prepare: (notice: Omit<ShownNotice, 'id'> & { id?: string }) => ({
        payload: { id: nanoid(), ...notice },
      }),
    },
    noticeOffered(
      state,
      { payload: { id, ...offer } }: PayloadAction<Pick<ShownNotice, 'id' | 'undo' | 'deleted'>>,
    ) {
      for (const notice of state) if (notice.id === id) Object.assign(notice, offer)
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeShown, noticeOffered, noticeDismissed } = slice.actions
export const noticesReducer = slice.reducer
