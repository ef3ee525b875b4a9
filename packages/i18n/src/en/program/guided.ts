import type { guided as korean } from '../../ko/program/guided.ts'
import type { Translated } from '../../message.ts'

export const guided: Translated<typeof korean> = {
  'guided.open': 'Follow a two-minute example',
  'guided.title': 'Guided example',
  'guided.step': 'Step {number} of {total}',
  'guided.doIt': 'Do it for me',
  'guided.leave': 'Exit the example',
  'guided.left': 'The example is closed. What you built is kept.',
  'guided.resume': 'Continue',
  'guided.toPlates': 'Go to plates',
  'guided.measure.title': 'Ask for a size',
  'guided.measure.text':
    'Choose “Measurement” under “Add input” and call it “Size”. Measurements from the viewer go here.',
  'guided.choice.title': 'Add answers to choose from',
  'guided.choice.text':
    'Add a “Single choice” and enter two answers. Pressing Enter after an answer starts the next one.',
  'guided.table.title': 'Let a table decide',
  'guided.table.text':
    'Below 10 mm it is “small”, from 10 mm on “large”. The table tells you if a case is missing.',
  'guided.sentence.title': 'Write the sentence',
  'guided.sentence.text':
    'Write it under “Sentences” and press / where a value belongs. Articles adapt to the value automatically.',
  'guided.try.title': 'Try it',
  'guided.try.text':
    'Fill in size and margin under “Test” in the middle; the sentence appears under “Result” on the right.',
  'guided.save.title': 'Save it',
  'guided.save.text': 'A saved module is placed in a cell of a plate and written with one key.',
  'guided.done.title': 'Your module is complete',
  'guided.done.text': 'Open a plate now and press “Choose a module” on an empty cell to place it.',
}
