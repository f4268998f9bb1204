import { defineTemplate } from './define-template.ts'

/**
 * The example is the life of Marie Curie, as her own writings and the Nobel Foundation tell it; the
 * quotation is from her lecture at Vassar College in 1921. A reader swaps in a person of their own.
 */
export const lifeStory = defineTemplate({
  id: 'life-story',
  name: 'Story of a Life',
  description: 'Seven slides about one person: the beginning, the work, the price, what remains.',
  category: 'general',
  theme: 'paper',
  slides: [
    {
      title: 'The Light of Marie Curie',
      content: [
        'The student from Warsaw who found two elements',
        'Born 1867 in Warsaw, died 1934 in Passy',
      ],
      notes:
        'Hello, and welcome. I want to tell you about a woman who went back to her workroom at night, only to see the glass tubes glow in the dark like fairy lights. She did not know that they were harming her... She was a daughter, a student without money, a mother, and she won the Nobel Prize twice. You know her name. Let me show you her life, and the person behind the name.',
    },
    {
      title: 'Six Dates of a Life',
      content: [
        '1867: born in Warsaw, under Russian rule',
        '1891: she leaves for Paris to study',
        '1898: polonium and radium are found',
        '1903: Nobel Prize in Physics',
        '1911: Nobel Prize in Chemistry',
        '1934: she dies at 66',
      ],
      notes:
        'Look at the years on this line. For twenty-four years she waits, because in Warsaw a woman could not go to university. She worked as a governess and paid for the studies of her sister first... Then Paris, and everything happens at once. Seven years later there are two new elements, five years after that the first Nobel Prize, and soon the second. All that work in so short a time.',
    },
    {
      title: 'How a New Element Was Found',
      content: [
        ':pulse: Notice: an ore shines more than its uranium can explain',
        ':question: Suppose: something unknown must be inside',
        ':flask: Separate: dissolve, filter and crystallise, for years',
        ':scales: Prove: weigh what is left, and name it',
      ],
      notes:
        'How does one find an element? She measured an ore called pitchblende, and it sent out more rays than the uranium in it could explain. Others would have blamed the instrument. She measured again... and then she dared to think that something unknown was in there. To prove it she had to get it out, in a shed with a leaking roof, together with Pierre, her husband. It took them almost four years.',
    },
    {
      title: 'What It Took to See Radium',
      content: [
        '1 tonne of ore, boiled and stirred by hand',
        '0.1 grams of radium salt at the end',
        '4 years of work in a leaking shed',
      ],
      notes:
        'Think of these numbers as a picture. A tonne of brown dust, in sacks, with pine needles still in it, fills the yard. She stirs it in iron pots, with a rod almost as tall as herself... And at the end there is a tenth of a gram. You could lose it in a fold of your sleeve. Her research brought her two Nobel Prizes, in physics and in chemistry. Nobody had done that before.',
    },
    {
      title: 'In Her Own Words',
      content: [
        '“When radium was discovered no one knew that it would prove useful in hospitals.”',
        'Marie Curie, Vassar College, 1921',
      ],
      notes:
        'She said this in America, in front of students, when she was fifty-three. By then doctors worked with radium, and people thanked her for it. She could simply have smiled. Instead she reminded them that it had been pure science... Nobody had asked for it. Nobody could have known what it was good for. She wanted to understand, and that was reason enough. I think of it whenever someone asks what a question is for.',
    },
    {
      title: 'What She Gave Besides',
      content: [
        ':truck: In the war: X-ray cars that she drove to the front herself',
        ':hand-heart: No patent: the way to make radium belonged to everyone',
        ':chalkboard-teacher: At the Sorbonne: the first woman to be a professor',
        ':users: Her daughter: Irène won a Nobel Prize of her own',
      ],
      notes:
        'There was more to her than the laboratory. In the First World War she fitted out cars with X-ray machines, learned to drive, and went to the front. She and Pierre took no patent on radium, though it would have made them rich... When Pierre died in an accident, she went on with his lecture at the sentence where he had stopped. And her daughter Irène became a scientist, too, with a prize of her own.',
    },
    {
      title: 'What Remains of Her',
      content: [
        'Her notebooks still send out rays',
        'Since 1995 she rests in the Panthéon, for her own work',
        'What would you try, if nobody asked what it is good for?',
      ],
      notes:
        'Her notebooks are kept in boxes lined with lead, because they still send out rays. In the end the light she found cost her her health... and it has given many others theirs. Since nineteen ninety-five she rests in the Panthéon, the first woman there for her own work. I would like to leave you with a question. What would you try, if nobody asked what it is good for? Thank you.',
    },
  ],
})
