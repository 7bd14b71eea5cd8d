import { UploadBudget, UploadsBusy } from './upload-budget.js';

describe('the upload budget', () => {
  it('is shared by all senders', () => {
    const budget = new UploadBudget({ maxBytes: 10, maxBytesPerSender: 8 });
    const back = budget.take('a', 6);
    expect(() => budget.take('b', 5)).toThrow(UploadsBusy);
    budget.take('b', 4);
    back();
    expect(budget.take('c', 6)).toBeInstanceOf(Function);
  });

  it('limits the part of one sender', () => {
    const budget = new UploadBudget({ maxBytes: 100, maxBytesPerSender: 8 });
    const back = budget.take('a', 5);
    expect(() => budget.take('a', 4)).toThrow(UploadsBusy);
    budget.take('a', 3);
    back();
    expect(budget.take('a', 5)).toBeInstanceOf(Function);
  });

  it('releases a reservation once, however often release is called', () => {
    const budget = new UploadBudget({ maxBytes: 10, maxBytesPerSender: 10 });
    const back = budget.take('a', 5);
    budget.take('a', 5);
    back();
    back();
    budget.take('a', 5);
    expect(() => budget.take('a', 1)).toThrow(UploadsBusy);
  });
});
