import { createContext } from 'react'

/** Whether links on slides lead somewhere: for those who watch, not for those who write. */
export const FollowLinksContext = createContext(false)
