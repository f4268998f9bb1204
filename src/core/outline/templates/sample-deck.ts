import type { Deck } from '../../deck/deck.ts'
import { giveNewIds } from '../../deck/give-new-ids.ts'
import type { Slide } from '../../deck/slide.ts'

/** What a newcomer sees and hears first: finished, true, and about the very thing the app does. */
export const createSampleDeck = (newId: () => string): Deck => ({
  title: 'How a Voice Is Made',
  theme: 'forest',
  slides: giveNewIds(sampleSlides, newId),
})

const sampleSlides: readonly Omit<Slide, 'id'>[] = [
  {
    title: 'Welcome: How a Voice Is Made',
    content: [
      'You have played this instrument since your first day',
      'It has three parts: a breath, a buzz and a shape',
      'Five short stops, and two experiments to try where you sit',
    ],
    notes:
      "Hello, and welcome. I'm so glad you're here. Today we'll take apart something you use all day long. You hardly ever think about it... your own voice. It has no strings and no keys, and yet it can whisper, sing and call a friend across a busy street. There will be two small experiments along the way. Don't worry, nobody is watching. Shall we begin?",
  },
  {
    title: 'First, a Breath',
    content: [
      'Power: without moving air there is no voice at all',
      'At rest: in and out in an even, easy rhythm',
      'To speak: a quick breath in, and a long, steady one out',
    ],
    notes:
      'Every word begins with air. When you rest, you breathe in and out in an easy rhythm, almost like waves. But the moment you speak, that rhythm changes... A quick breath in, and then a long, slow stream out, with your words riding on top of it. You do this thousands of times a day without noticing. Good speakers simply give it a little more room. They breathe first, and then they begin.',
  },
  {
    title: 'Then, a Buzz',
    content: [
      '100 times a second two small folds open and close in a deep voice',
      '200 times and more in a high one',
      '1,000 times and more for a soprano’s high C',
    ],
    notes:
      'Now for the first experiment. Put two fingers on your throat and say zzz, like a bee... Do you feel it? Those are your vocal folds, two little folds of tissue, each shorter than your thumb. The air makes them open and close, a hundred, two hundred times a second. Now say sss, like a snake. The trembling is gone. Your mouth hardly moved. You just switched off the motor.',
  },
  {
    title: 'And at Last, a Shape',
    content: [
      'Vowels: throat, tongue and jaw give the buzz room',
      'Vowels: glide from “ee” to “oo” on one note',
      'Consonants: small obstacles in the way of the air',
      'Consonants: lips close for “p”, a tongue taps for “t”',
    ],
    notes:
      "The buzz alone would sound a little like a kazoo. What makes it speech is the shape it travels through. Try the second experiment... Sing one note on ee, and without stopping, glide to oo. The note stays the same. Only your tongue and lips have moved, and still it became another sound. Close your lips for a moment and you have made a p. That's all speech is, from the outside. Shaped air.",
  },
  {
    title: 'The Voice Only You Can Hear',
    content: [
      'You hear yourself twice: through the air, and through the bones of your head',
      'Bone carries low tones well, so inside your head you sound fuller and deeper',
      'A recording holds only the sound in the air, the voice that everyone else knows',
    ],
    notes:
      "Have you ever heard a recording of yourself and thought... is that really me? Almost everyone has. When you speak, sound reaches your ears through the air, but also through the bones of your own head, and those carry the low tones especially well. So you sound warmer to yourself. A recording has only the air. It may seem thin and strange to you, but to your friends it's simply you, and they like it.",
  },
  {
    title: 'Now It Is Your Turn',
    content: [
      'Every voice you know is made of three simple parts',
      'Breathe before you begin, and slow down a little more than feels natural',
      'Leave a pause after each thought: silence is where the listener catches up',
    ],
    notes:
      "So that's how a voice is made. A breath gives it power, a buzz gives it a note, and a shape gives it meaning. The next time you speak in front of people, remember just two things. Breathe before you begin... and leave a pause, like this one... so that your thought has time to land. Thank you for listening. And now I'd love to hear yours. What will you talk about?",
  },
]
