insert into event (title, teacher, held_on, starts_at, capacity) values
  ('Sharpen a kitchen knife', 'Mehmet Aydın', current_date + 3, '18:30', 8),
  ('Bicycle brakes, from pad to lever', 'Ines Duarte', current_date + 5, '19:00', 6),
  ('Darning', 'Frieda Holm', current_date + 9, '18:00', 12),
  ('Solder a radio that really plays', 'Tom Okafor', current_date + 12, '18:30', 4),
  ('Bread without kneading', 'Lucie Marchand', current_date + 16, '17:30', 10),
  ('Reading tide tables', 'Bríd Ní Mhurchú', current_date + 23, '20:00', 15);
insert into booking (event_id, name, email, seats) values
  (1, 'Olga Petrova', 'olga@petrova.example', 2),
  (1, 'Jan Visser', 'jan@visser.example', 1),
  (2, 'Amara Diallo', 'amara@diallo.example', 3),
  (4, 'Pekka Laine', 'pekka@laine.example', 2),
  (4, 'Sofia Ricci', 'sofia@ricci.example', 2),
  (5, 'Hugo Brandt', 'hugo@brandt.example', 1);
