import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A toast. */
export interface ShownNotice {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: string
  /** The id under which the server logged the call that failed. */
  requestId?: string
  /** It reports a running call and is removed when the call ends. Rule: CMD-2. */
  isUnderWay?: boolean
  /** The id of the resource in transition: pages with its badge in view need no toast. */
  about?: string
  /** A link to the result. */
  link?: { label: string; to: string }
}

const slice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => void state.push(payload),
      /** @param notice with an id if it is dismissed by the code that shows it */
      prepare: (notice: Omit<ShownNotice, 'id'> & { id?: string }) => ({
        payload: { id: nanoid(), ...notice },
      }),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeShown, noticeDismissed } = slice.actions
export const noticesReducer = slice.reducer
